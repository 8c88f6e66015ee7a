export function NewDuerpScreen(_props: { onCreated: (id: string) => void }) { return null; }
