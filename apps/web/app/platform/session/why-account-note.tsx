import { useLocation } from 'react-router'
import { readWhy } from './why-account.ts'

export function WhyAccount() {
  const why = readWhy(useLocation().state)
  if (!why) return null
  return (
    <div className="grid gap-1 rounded-control bg-sapin-wash p-4" role="note">
      <p className="font-semibold">{why.titre}</p>
      <p>{why.texte}</p>
    </div>
  )
}
