import type { ProfilPublic } from '@foulee/contract/membres/profil'
import { EcrireButton } from '#kit/messages/ecrire-button.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { ReliefImage } from '#ui/relief-image.tsx'
import { TeamBadge } from '#ui/team-badge.tsx'
import { BlockMenu } from './block-menu.tsx'
import { FollowButton } from './follow-button.tsx'

export function CoureurHero({ coureur }: { coureur: ProfilPublic }) {
  const { users_id, nom, avatar, ville, nb_abonnes } = coureur
  return (
    <header className="page pt-4 pb-8">
      <div className="h-36 overflow-hidden rounded-card sm:h-52 md:h-72">
        <Banner coureur={coureur} />
      </div>
      <div className="flex flex-wrap items-start gap-x-5 gap-y-3 px-1 sm:px-6">
        <span className="-mt-12 rounded-full bg-paper p-1">
          <Avatar name={nom} size={96} src={avatar || null} />
        </span>
        <div className="grid min-w-0 grow basis-60 gap-1.5 sm:pt-4">
          <div className="flex flex-wrap items-center gap-2">
            <h1 className="text-2xl md:text-3xl">{nom}</h1>
            <TeamBadge isShown={coureur.equipe} />
            <Role coureur={coureur} />
          </div>
          <p className="flex flex-wrap items-center gap-x-4 text-ink-soft">
            {ville && (
              <span className="flex items-center gap-1.5">
                <Icon name="pin" size={18} />
                {ville}
              </span>
            )}
            <span>{followersText(nb_abonnes)}</span>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 sm:pt-4">
          <EcrireButton nom={nom} users_id={users_id} />
          <FollowButton nom={nom} users_id={users_id} />
          <BlockMenu nom={nom} users_id={users_id} />
        </div>
      </div>
    </header>
  )
}

function followersText(nb: number): string {
  if (nb === 0) return 'Pas encore d’abonné'
  return `${nb.toLocaleString('fr-FR')}\u00a0${nb === 1 ? 'abonné' : 'abonnés'}`
}

function Role({ coureur: { coach, type } }: { coureur: ProfilPublic }) {
  if (coach) return <Badge tone="success">Coach</Badge>
  return type === 'club' ? <Badge tone="info">Club</Badge> : null
}

function Banner({ coureur: { public_banner, users_id } }: { coureur: ProfilPublic }) {
  const className = 'size-full object-cover'
  if (!public_banner) {
    return (
      <ReliefImage className={className} isEager kind="parcours" slug={`coureur-${users_id}`} />
    )
  }
  return (
    <Picture
      className={className}
      isEager
      sizes="(min-width: 80rem) 76rem, 100vw"
      src={public_banner}
    />
  )
}
