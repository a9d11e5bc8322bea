/** Prefix of the notices that tell a coach of an athlete, by their relation. */
export const faitsKey = (athletes_id: number) => `entrainement:faits:${athletes_id}`
