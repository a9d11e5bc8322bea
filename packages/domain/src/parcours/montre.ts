export const SERVICE_MONTRE_LABELS = { suunto: 'Suunto' } as const
export type ServiceMontre = keyof typeof SERVICE_MONTRE_LABELS
export const SERVICES_MONTRE = Object.keys(SERVICE_MONTRE_LABELS) as [
  ServiceMontre,
  ...ServiceMontre[],
]
