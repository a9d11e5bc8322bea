import './profile-rail.css'

export type RailHandle = {
  id: string
  label: string
  text: string
  metres: number
  look: 'point' | 'bout'
  onMove: (metres: number) => void
}

type ProfileRailProps = {
  /** Metres: length of the profile below, and step of an arrow key. */
  length: number
  step: number
  handles: readonly RailHandle[]
}

export const ProfileRail = ({ length, step, handles }: ProfileRailProps) => (
  <div className="profile-rail no-print">
    {handles.map(({ id, label, text, metres, look, onMove }) => (
      <input
        aria-label={label}
        aria-valuetext={text}
        className={`rail-handle rail-handle-${look}`}
        key={id}
        max={Math.floor(length / step) * step}
        min={0}
        onChange={({ currentTarget }) => onMove(currentTarget.valueAsNumber)}
        step={step}
        title={`${label}, ${text}`}
        type="range"
        value={metres}
      />
    ))}
  </div>
)
