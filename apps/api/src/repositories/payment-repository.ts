import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../db/database.ts';
import type { PaymentTable } from '../db/schema-paiement.ts';

export type PaymentRow = Selectable<PaymentTable>;

export async function insertPayment(queries: Queries, payment: Insertable<PaymentTable>): Promise<void> {
  await queries.insertInto('payment').values(payment).execute();
}

/** A payment, undefined when there is none. */
export const findPayment = (queries: Queries, id: string): Promise<PaymentRow | undefined> =>
  queries.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst();
