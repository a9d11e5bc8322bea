import { getDisplayName } from '@foulee/domain/membres/personne'
import { useState } from 'react'
import type { Session } from '#platform/session/session-provider.tsx'
import { useLogout } from '#platform/session/use-logout.ts'
import { useBackClosing } from '#ui/back-steps.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { type AccountGroup, type AccountLink, accountEntries } from './account-links.ts'

export const ACCOUNT_MENU_ID = 'menu-compte'

type AccountMenuProps = { currentUser: NonNullable<Session['currentUser']> }

/** Native popover: closes on Escape, on Back and on an outside press. */
export function AccountMenu({ currentUser }: AccountMenuProps) {
  const { logout, isPending } = useLogout()
  const [isOpen, setOpen] = useState(false)
  useBackClosing(isOpen, closeMenu)
  return (
    <nav
      aria-label="Mon compte"
      className="menu account-menu"
      id={ACCOUNT_MENU_ID}
      onToggle={({ newState }) => setOpen(newState === 'open')}
      popover="auto"
    >
      <p className="px-3 pt-2 font-semibold">{getDisplayName(currentUser)}</p>
      <p className="truncate border-b border-line px-3 pb-3 text-sm text-ink-soft">
        {currentUser.email}
      </p>
      {accountEntries(currentUser.droits, currentUser.links.admin).map((entry) =>
        'links' in entry ? (
          <Group group={entry} key={entry.label} />
        ) : (
          <Entry key={entry.to} {...entry} />
        ),
      )}
      <button
        aria-disabled={isPending || undefined}
        className="menu-item mt-1.5 w-full"
        onClick={() => isPending || logout()}
        type="button"
      >
        <Icon name="logout" />
        {isPending ? 'Déconnexion…' : 'Se déconnecter'}
      </button>
    </nav>
  )
}

function Entry({ to, label, icon, isDocument }: AccountLink) {
  const content = (
    <>
      <Icon name={icon} />
      {label}
    </>
  )
  return isDocument ? (
    <a className="menu-item mt-1.5" href={to}>
      {content}
    </a>
  ) : (
    <Link className="menu-item mt-1.5" onClick={closeMenu} to={to}>
      {content}
    </Link>
  )
}

function Group({ group }: { group: AccountGroup }) {
  return (
    <details className="mt-1.5" name="account-group">
      <summary className="menu-item">
        <Icon name={group.icon} />
        {group.label}
        <Icon className="ms-auto" name="chevron-down" size={18} />
      </summary>
      {group.links.map((link) => (
        <Entry key={link.to} {...link} />
      ))}
    </details>
  )
}

/** A client-side navigation does not close a popover. */
const closeMenu = () => document.getElementById(ACCOUNT_MENU_ID)?.hidePopover?.()
