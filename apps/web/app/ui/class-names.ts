/** Joins class names, leaving out what is off: `cx('a', isOn && 'b')`. */
export function cx(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
