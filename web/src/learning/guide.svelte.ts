/** Whether somebody has asked for explanations of this very moment. */
class GuideState {
  asked: boolean = $state(false);
}

export const guide = new GuideState();
