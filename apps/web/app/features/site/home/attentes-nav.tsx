import { ChipLink } from '#ui/chip.tsx'
import type { Attente } from './home-attentes.ts'
import './home.css'

/** Pending items with links to them; constant height, against a layout shift. */
export const AttentesNav = ({ attentes }: { attentes: readonly Attente[] }) => (
  <div className="min-h-11">
    {attentes.length > 0 && (
      <nav aria-label="Ce qui vous attend" className="home-attend">
        {attentes.map(({ to, label, icon }) => (
          <ChipLink icon={icon} key={to} preventScrollReset={false} to={to}>
            {label}
          </ChipLink>
        ))}
      </nav>
    )}
  </div>
)
