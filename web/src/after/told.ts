/** Which games' ends were told already in this tab, so that nobody has to watch one twice. */
const KEY = 'concordia.told';

function all(): string[] {
  return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[];
}

export function wasTold(table: string): boolean {
  return all().includes(table);
}

export function noteTold(table: string): void {
  if (!wasTold(table)) sessionStorage.setItem(KEY, JSON.stringify([...all(), table]));
}
