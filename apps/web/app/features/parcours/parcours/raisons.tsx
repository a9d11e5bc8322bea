import { Icon } from '#ui/icon.tsx'

export const Raisons = ({ raisons }: { raisons: readonly string[] }) => (
  <ul className="grid gap-1 px-1 text-sm text-ink-soft">
    {raisons.map((raison) => (
      <li className="flex gap-2" key={raison}>
        <Icon className="mt-1 shrink-0 text-sapin" name="check" size={14} />
        {raison}
      </li>
    ))}
  </ul>
)
