export function ReliefMark() {
  return (
    <svg
      aria-hidden="true"
      className="text-relief-4"
      fill="none"
      height="88"
      viewBox="0 0 132 88"
      width="132"
    >
      <g stroke="currentColor" strokeWidth="1.5">
        <path d="M6 50C4 30 24 10 54 8s62 8 70 30-8 42-42 44S8 72 6 50Z" opacity=".45" />
        <path d="M20 48c0-16 16-29 38-30s44 8 50 22-8 30-32 31-56-5-56-23Z" opacity=".65" />
        <path d="M36 46c1-10 12-18 26-18s28 5 31 14-7 19-22 19-36-4-35-15Z" opacity=".85" />
        <path d="M52 44c1-6 7-9 14-9s13 3 14 8-5 9-12 9-17-2-16-8Z" />
      </g>
      <path className="text-ink-soft" d="m61 46 6-8 6 8z" fill="currentColor" />
    </svg>
  )
}
