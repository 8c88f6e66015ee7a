export function DuerpDetailScreen(_props: { duerpId: string; highlightedVersionId: string | null; onDeleted: () => void; onDuplicated: (id: string) => void }) { return null; }
