/**
 * Proof of identity before deletion of an account without a password: validity in minutes of a
 * mailed code, and maximum age of the session’s sign-in.
 */
export const PREUVE_MINUTES = 15
