import { sql } from 'kysely';
import { readRows } from '../../db/readings.ts';

/** All that the rights of an account on its documents follow from; its deleted documents count for premium (decision C11). */
export const readingsOfRights = (accountId: string) => {
  const ofAccount = sql`"accountId" = ${accountId}`;
  return {
    accounts: readRows('account', {
      columns: ['isVip', 'maxNumberOfDuerps'],
      where: sql`"id" = ${accountId}`,
    }),
    subscriptions: readRows('subscription', {
      columns: ['id', 'plan', 'duerpDocumentId', 'firstDay', 'startDate', 'paidUntilDate', 'replacedBy'],
      where: ofAccount,
    }),
    duerps: readRows('duerpDocument', { columns: ['id', 'createdAt', 'deletedAt'], where: ofAccount }),
  };
};
