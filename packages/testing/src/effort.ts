const isPatient = Boolean(process.env.CI)

export const effort = (whole: number, little: number): number => (isPatient ? whole : little)

/** All cases in CI; elsewhere about `few`, evenly spread. */
export function sampleCases<T>(cases: readonly T[], few: number): readonly T[] {
  if (isPatient) return cases
  const step = Math.max(1, Math.floor(cases.length / few))
  return cases.filter((_, at) => at % step === 0)
}
