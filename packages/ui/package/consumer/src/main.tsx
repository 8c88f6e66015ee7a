import '@odu/ui/styles.css';
import { Button, NiveauBadge, Stack, TextField } from '@odu/ui';
import { vars } from '@odu/ui/theme';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const [name, setName] = useState('');
  const [count, setCount] = useState(0);
  return (
    <main style={{ color: vars.color.ink }}>
      <Stack>
        <TextField label="Nom" value={name} onChange={setName} />
        <Button variant="primary" onPress={() => setCount(count + 1)}>
          Compter
        </Button>
        <output>
          {name} {count}
        </output>
        <NiveauBadge status="RED" value={4.5} />
        {/* @ts-expect-error: a variant that does not exist is refused. */}
        <Button variant="dangerous">Refusé</Button>
      </Stack>
    </main>
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Page />);
