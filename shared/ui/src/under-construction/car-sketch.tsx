/** Sketch of a car: outline, centre lines and a measure. Decoration only. */
export function CarSketch({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 650 300"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <g stroke="var(--rule)">
        <path d="M8 258H642" />
        <path d="M158 96V296M478 96V296M16 208H634" strokeDasharray="16 5 3 5" />
      </g>
      <g stroke="var(--rule-strong)">
        <path d="M102 118L117 86C120 79 126 76 134 76L210 73V118ZM224 73L300 70C326 69 342 74 360 85L408 118H224Z" />
        <path d="M217 66V206M412 120C418 150 414 182 402 206M188 136H208M372 136H392M68 166C200 152 430 152 586 176" />
        <path d="M548 136L588 148L586 158L556 150ZM62 132L86 136L82 150L56 150M130 58L138 52L284 47L294 54" />
        <path d="M158 182V234M133 200L183 216M142 187L174 229M174 187L142 229M183 200L133 216" />
        <path d="M478 182V234M453 200L503 216M462 187L494 229M494 187L462 229M503 200L453 216" />
      </g>
      <g stroke="var(--ink)" strokeWidth="2">
        <path d="M98 214H72C62 214 58 208 57 200L54 150C53 138 57 130 64 122L84 82C90 70 100 64 114 62L300 56C330 55 350 60 372 73L438 115C484 118 532 125 562 135C583 142 593 152 595 170L597 196C598 208 591 214 581 214H538" />
        <path d="M98 214A60 60 0 0 1 218 214H418A60 60 0 0 1 538 214" />
        <circle cx="158" cy="208" r="50" />
        <circle cx="158" cy="208" r="34" />
        <circle cx="478" cy="208" r="50" />
        <circle cx="478" cy="208" r="34" />
      </g>
      <path
        d="M158 284H478M158 276V292M478 276V292M168 279L158 284L168 289M468 279L478 284L468 289"
        stroke="var(--accent-text)"
      />
    </svg>
  );
}
