export function DuerpListScreen() { return null; }
