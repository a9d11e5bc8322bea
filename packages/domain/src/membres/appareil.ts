/** First match wins, as most user agents also name the browsers they imitate. */
const PROGRAMS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const MACHINES: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\b(Macintosh|Mac OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const find = (list: typeof PROGRAMS, text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1]

export function getAppareil(userAgent: string | null): string {
  const text = userAgent ?? ''
  const [program, machine] = [find(PROGRAMS, text), find(MACHINES, text)]
  if (!program) return machine ?? 'Appareil inconnu'
  return machine ? `${program} sur ${machine}` : program
}
