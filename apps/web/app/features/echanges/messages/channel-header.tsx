import type { Canal } from '@foulee/contract/echanges/messages'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '#platform/api/use-call.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import Menu from '#ui/menu.tsx'
import { TeamBadge } from '#ui/team-badge.tsx'
import { useToast } from '#ui/toast.tsx'
import { Bloquer } from './bloquer.tsx'
import { Inviter, Membres, Nommer, Quitter } from './groupe.tsx'
import { toastFailure } from './messages.mutations.ts'
import { MESSAGES } from './paths.ts'
import { RechercheIci } from './recherche-ici.tsx'

type Opened = 'membres' | 'nommer' | 'inviter' | 'quitter' | 'bloquer' | 'chercher' | null

type TitreProps = {
  nom: string
  precision: string
  image: string | null
  url: string | null
  interlocuteur?: Canal['interlocuteur']
}

export function Titre({ nom, precision, image, url, interlocuteur }: TitreProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // On a phone the pressed list item is gone: the heading takes the focus.
  useEffect(() => {
    if (nom && !window.matchMedia('(width >= 64rem)').matches) {
      heading.current?.focus({ preventScroll: true })
    }
  }, [nom])
  return (
    <>
      <Link aria-label="Toutes mes discussions" className="icon-button fil-retour" to={MESSAGES}>
        <Icon name="arrow-left" />
      </Link>
      <Avatar name={nom} src={image} />
      <div className="min-w-0 grow">
        <h1 className="truncate text-lg/6 outline-none" ref={heading} tabIndex={-1}>
          {url ? (
            <Link className="hover:text-sapin hover:underline" to={url}>
              {nom}
            </Link>
          ) : (
            nom
          )}{' '}
          <TeamBadge isShown={interlocuteur?.equipe} />
        </h1>
        {precision && <p className="truncate text-sm text-ink-soft">{precision}</p>}
      </div>
    </>
  )
}

export function EnTete({ canal }: { canal: Canal }) {
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const navigate = useNavigate()
  const exitToMessages = () => void navigate(MESSAGES, { replace: true })
  const { id, nom, interlocuteur } = canal
  const entries = useEntries(canal, setOpened)
  return (
    <header className="fil-entete-discussion">
      <Titre {...canal} />
      {canal.est_muet && (
        <span className="text-ink-soft" title="Discussion muette">
          <Icon name="bell-off" size={18} />
          <span className="sr-only">Discussion muette</span>
        </span>
      )}
      <Menu entries={entries} label="Actions sur cette discussion" />
      {opened === 'membres' && (
        <Membres canal={canal} onClose={close} onInvite={() => setOpened('inviter')} />
      )}
      {opened === 'nommer' && <Nommer canal={canal} onClose={close} />}
      {opened === 'inviter' && <Inviter canal={canal} onClose={close} />}
      {opened === 'quitter' && <Quitter canal={canal} onClose={close} onDone={exitToMessages} />}
      {opened === 'chercher' && <RechercheIci channels_id={id} nom={nom} onClose={close} />}
      {opened === 'bloquer' && interlocuteur?.users_id != null && (
        <Bloquer nom={nom} onClose={close} onDone={close} users_id={interlocuteur.users_id} />
      )}
    </header>
  )
}

function useEntries(canal: Canal, open: (what: Opened) => void) {
  const { id, type, est_muet, droits, url, interlocuteur, etat } = canal
  const toast = useToast()
  const muet = useCall('POST /api/messages/muet/{channels_id}', {
    input: (next: boolean) => ({ params: { channels_id: id }, body: { est_muet: next } }),
    onError: toastFailure(toast),
  })
  const navigate = useNavigate()
  const entry = (when: boolean, name: string, label: string, icon: IconName, act: () => void) =>
    when
      ? [
          {
            id: name,
            label,
            icon,
            onSelect: act,
            isDanger: name === 'quitter' || name === 'bloquer',
          },
        ]
      : []
  const isDirect = type === 'direct'
  const visit = () => void (url && navigate(url))
  const canBlock = isDirect && interlocuteur?.users_id != null && etat !== 'ferme'
  return [
    ...entry(true, 'chercher', 'Chercher dans la discussion', 'search', () => open('chercher')),
    ...entry(
      url !== null,
      'page',
      isDirect ? 'Voir le profil' : 'Voir la page',
      'arrow-right',
      visit,
    ),
    ...entry(!isDirect, 'membres', 'Participants', 'users', () => open('membres')),
    ...entry(droits.gerer, 'nommer', 'Renommer le groupe', 'edit', () => open('nommer')),
    ...entry(droits.gerer, 'inviter', 'Inviter', 'plus', () => open('inviter')),
    ...entry(
      true,
      'muet',
      est_muet ? 'Ne plus rendre muette' : 'Rendre muette',
      est_muet ? 'bell' : 'bell-off',
      () => muet.mutate(!est_muet),
    ),
    ...entry(droits.quitter, 'quitter', 'Quitter', 'logout', () => open('quitter')),
    ...entry(canBlock, 'bloquer', 'Bloquer…', 'circle-slash', () => open('bloquer')),
  ]
}
