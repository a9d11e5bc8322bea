import type { ReactNode } from 'react'
import { SuivreButton } from '#kit/feed/suivre-button.tsx'
import { EcrireStructure } from '#kit/messages/ecrire-structure.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'

type IdentityProps = {
  kind: 'organisateur' | 'agence'
  structure: {
    id: number
    nom: string
    logo: string | null
    ville: string | null
    description: string | null
  }
  verified: string | false
  children: ReactNode
}

export function Identity({ kind, structure, verified, children }: IdentityProps) {
  const { id, nom, logo, ville, description } = structure
  return (
    <header className="grid gap-5">
      <div className="flex items-center gap-5">
        {logo ? (
          <Picture
            className="size-24 shrink-0 rounded-card border border-line bg-white object-contain p-1"
            isEager
            sizes="6rem"
            src={logo}
          />
        ) : (
          <Avatar name={nom} size={96} />
        )}
        <div className="grid min-w-0 gap-2">
          <h1 className="text-3xl text-balance md:text-4xl">{nom}</h1>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
            {ville && (
              <span className="inline-flex items-center gap-1.5">
                <Icon name="pin" size={18} />
                {ville}
              </span>
            )}
            {verified && (
              <Badge icon="check" tone="success">
                {verified}
              </Badge>
            )}
          </p>
        </div>
      </div>
      <div className="flex min-h-11 flex-wrap gap-2">
        <SuivreButton id={id} kind={kind} nom={nom} />
        <EcrireStructure id={id} kind={kind} nom={nom} />
      </div>
      {description && <p className="max-w-[65ch] text-lg whitespace-pre-line">{description}</p>}
      {children}
    </header>
  )
}
