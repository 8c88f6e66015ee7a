import { DatabaseUnavailable } from '../../db/engines/unavailable.ts';

/** What those in line are told when the database did not serve the call before theirs: they would wait as long, for the same answer. */
export const notServedBefore = () => new DatabaseUnavailable(new Error('the call before it was not served'));
