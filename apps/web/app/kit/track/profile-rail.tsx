import './profile-rail.css'

/** Something that is moved along a route. */
export type RailHandle = {
  id: string
  /** « Place du point 1, Eau » */
  label: string
  /** Where it stands, in words: « km 12,4 ». */
  text: string
  metres: number
  /** An end of the route looks another way than what waits along it. */
  look: 'point' | 'bout'
  onMove: (metres: number) => void
}

type ProfileRailProps = {
  /** Metres: of the profile that stands beneath, and of one press of an arrow key. */
  length: number
  step: number
  handles: readonly RailHandle[]
}

/** Handles above a profile, to its scale: each for the finger and for the keys. */
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
