import { Menu as AriaMenu, Button, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { Icon, type IconName } from './icon.tsx'

type MenuEntry = {
  id: string
  label: string
  icon?: IconName
  href?: string
  isDanger?: boolean
  onSelect?: () => void
}

type MenuProps = { label: string; icon?: IconName; entries: MenuEntry[] }

/**
 * Menu button on React Aria, for placement, arrow keys and type-ahead; import it with `lazy` on
 * public pages.
 */
export default function Menu({ label, icon = 'more', entries }: MenuProps) {
  return (
    <MenuTrigger>
      <Button aria-label={label} className="icon-button">
        <Icon name={icon} />
      </Button>
      <Popover className="menu" placement="bottom end">
        <AriaMenu aria-label={label} className="outline-none">
          {entries.map(({ id, label: text, icon: entryIcon, href, isDanger, onSelect }) => (
            <MenuItem
              className={isDanger ? 'menu-item text-rouge-gr' : 'menu-item'}
              href={href}
              id={id}
              key={id}
              onAction={onSelect}
              textValue={text}
            >
              {entryIcon && <Icon name={entryIcon} />}
              {text}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
