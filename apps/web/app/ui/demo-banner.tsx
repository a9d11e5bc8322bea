export function DemoBanner() {
  return (
    <aside
      aria-label="Avertissement"
      className="no-print bg-jaune-pr px-4 py-1 text-center text-sm font-semibold text-on-jaune-pr"
    >
      Données de démonstration
    </aside>
  )
}
