/** How backs are printed, as a drawing. */

type Props = { readonly kind: 'none' | 'edge' | 'fold-over' };

export function BacksDrawing({ kind }: Props) {
  return (
    <svg
      viewBox="0 0 100 70"
      width="100"
      height="70"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
    >
      {kind === 'none' && <path d="M25 5h50v60H25zM25 35h50M41.7 5v60M58.3 5v60" />}
      {kind === 'edge' && (
        <>
          <path d="M35 5h48v50H35z" />
          <path d="M17 15h48v50H17z" fill="var(--ink-a)" />
          <path d="M17 40h48M33 15v50M49 15v50" />
        </>
      )}
      {kind === 'fold-over' && (
        <>
          <path d="M50 12h40v46H50z" fill="var(--ink-b)" />
          <path d="M10 12h40v46H10z" />
          <path d="M50 2v66" strokeDasharray="6 4" />
        </>
      )}
    </svg>
  );
}
