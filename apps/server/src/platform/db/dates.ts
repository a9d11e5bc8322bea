export function toIso(instant: string | Date): string
export function toIso(instant: string | Date | null): string | null
export function toIso(instant: string | Date | null): string | null {
  return instant && new Date(instant).toISOString()
}
