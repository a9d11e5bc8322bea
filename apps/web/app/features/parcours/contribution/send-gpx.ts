import type { ParcoursGestion } from '@foulee/contract/parcours/parcours-edition'
import { type Sending, sendForm } from '#platform/api/send-form.ts'

export const sendGpx =
  (sending: Sending) =>
  (id: number, form: FormData): Promise<ParcoursGestion> =>
    sendForm(`/api/parcours/gpx/${id}`, form, sending)
