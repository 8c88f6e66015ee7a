// Handlers as a team has them on its first day.
export default {
  'an account exists': () => {
    throw new Error('the database is locked');
  },
};
