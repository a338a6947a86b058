declare module 'virtual:rules' {
  type Section = import('./api').Section;
  const sections: Section[];
  export default sections;
}
