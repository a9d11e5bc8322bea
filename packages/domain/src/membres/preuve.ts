/**
 * Of an account without a password, erasing asks for a fresh proof that its owner is there: how many
 * minutes a mailed code counts, and how old the sign-in of this session may be.
 */
export const PREUVE_MINUTES = 15
