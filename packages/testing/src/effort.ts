/** A machine is patient, somebody who waits is not: in CI samples are whole, and what is tried often is tried more often. */
const isPatient = Boolean(process.env.CI)

/** How much of something: `whole` in CI, `little` elsewhere. */
export const effort = (whole: number, little: number): number => (isPatient ? whole : little)

/** All of `cases` in CI; elsewhere about `few` of them, spread evenly. */
export function takeSample<T>(cases: readonly T[], few: number): readonly T[] {
  if (isPatient) return cases
  const step = Math.max(1, Math.floor(cases.length / few))
  return cases.filter((_, at) => at % step === 0)
}
