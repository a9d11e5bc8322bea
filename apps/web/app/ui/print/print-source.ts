import { formatDateLongue } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { useEffect } from 'react'
import { writeFields } from './print-fields.ts'

type Source = { title: string; address: string; today: string }

export function writeSource({ title, address, today }: Source): string {
  const lines = [title, `${address} · imprimé le ${formatDateLongue(today)}`]
  // A new line of CSS is « \A » and a space; quotes and backslashes are escaped as in JSON.
  return lines.map((line) => JSON.stringify(line).slice(1, -1)).join('\\A ')
}

/**
 * Sets `--print-source`, shown in the margins of each sheet (`sheet.css`), and the printed values
 * of fields.
 */
export function usePrintSource(): void {
  useEffect(() => {
    const write = () => {
      const address = location.host + location.pathname
      const source = writeSource({ title: document.title, address, today: parisDate(new Date()) })
      document.documentElement.style.setProperty('--print-source', `"${source}"`)
      writeFields(document)
    }
    addEventListener('beforeprint', write)
    return () => removeEventListener('beforeprint', write)
  }, [])
}
