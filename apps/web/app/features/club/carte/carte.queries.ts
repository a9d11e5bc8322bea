import type { Body } from '@foulee/contract/shared/call'
import { itemsOf } from '#platform/api/query-of.ts'
import { useCall } from '#platform/api/use-call.ts'
import { assertFields } from '#ui/form/form-values.ts'

export const magasinsQuery = itemsOf('POST /api/carte/magasins')

export const useLire = () =>
  useCall('POST /api/carte/lire', {
    input: (body: Body<'POST /api/carte/lire'>) => {
      assertFields({ numero: body.numero.trim() ? undefined : 'Indiquez le numéro de la carte.' })
      return { body }
    },
    renews: 'never',
  })

export const useRemettre = () =>
  useCall('POST /api/carte/remettre', {
    input: (body: Body<'POST /api/carte/remettre'>) => ({ body }),
  })

export const useCloseAvantage = () =>
  useCall('POST /api/carte/avantages/{id}/fermer', {
    input: (id: number) => ({ params: { id } }),
  })
