export function EditorScreen(_props: { duerpId: string; step: number; onStepChange: (step: number) => void; onQuit: () => void; onGenerated: (versionId: string) => void }) { return null; }
