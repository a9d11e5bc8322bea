import { type Kind, type KindWith, kindsWith, PLURALS } from '@foulee/domain/shared/kinds'
import * as z from 'zod'

/** Kind parameter; the deprecated plural is read as the singular. */
export function kindParam<U extends Parameters<typeof kindsWith>[0]>(use: U) {
  const kinds = kindsWith(use)
  const plurals = Object.keys(PLURALS).filter((plural) =>
    (kinds as Kind[]).includes(PLURALS[plural] as Kind),
  )
  return z
    .enum([...kinds, ...plurals] as unknown as [KindWith<U>, ...KindWith<U>[]])
    .transform((name) => (PLURALS[name] ?? name) as KindWith<U>)
}
