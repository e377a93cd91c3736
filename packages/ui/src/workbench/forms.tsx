import * as z from 'zod/mini';
import { Form } from '../form/form.tsx';
import { Card } from '../frame/card.tsx';
import type { Samples } from './samples.ts';

const schema = z.object({
  name: z.string().check(z.minLength(1, 'required')),
  balance: z.number({ error: 'required' }),
  status: z.string().check(z.minLength(1, 'required')),
});

/** A form whose submission fails: its fields show errors first, and the server's failure once they are filled. */
export function Forms({ t }: { t: Samples }) {
  return (
    <Card title="Form">
      <Form
        schema={schema}
        columns={2}
        isGuarded={false}
        fields={[
          { name: 'name', kind: 'text', label: t.driver },
          { name: 'balance', kind: 'money', label: t.balance },
          { name: 'status', kind: 'select', label: t.status, options: [{ value: 'a', label: t.active }] },
          { kind: 'readOnly', label: t.phone, value: '0790000001' },
        ]}
        defaults={{ name: t.name }}
        submitLabel={t.submit}
        onSubmit={() => Promise.reject(new Error(t.failure))}
      />
    </Card>
  );
}
