type Vulnerability = { name?: string; severity?: string; range?: string }
type Report = {
  vulnerabilities?: Record<string, Vulnerability>
  metadata?: { vulnerabilities?: Record<string, number> }
}

const SEVERE = ['high', 'critical']

/**
 * @param text output of `npm audit --json`, possibly an error or empty
 * @returns a sentence, and a line per package with a severe vulnerability
 */
export function readAudit(text: string): { summary: string; severe: string[] } {
  const report = parse(text)
  const counts = report?.metadata?.vulnerabilities
  if (!report?.vulnerabilities || !counts) {
    return {
      summary:
        'Le registre ne répond pas à «\u00a0npm audit\u00a0»\u00a0: les dépendances ne sont pas vérifiées.',
      severe: [],
    }
  }
  const severe = Object.entries(report.vulnerabilities)
    .filter(([, { severity = '' }]) => SEVERE.includes(severity))
    .map(([name, { severity, range = '' }]) => `${name} ${range}\u00a0: ${severity}`)
  const total = Object.entries(counts)
    .filter(([severity]) => severity !== 'total')
    .reduce((sum, [, count]) => sum + count, 0)
  return { summary: `${total} failles connues, dont ${severe.length} graves.`, severe }
}

function parse(text: string): Report | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}
