import type { Worksheet } from '@worksheet/core'
import type { PagePicture, PlacedProblem } from '@worksheet/render-pdf'
import { useEffect, useState } from 'preact/hooks'
import { layoutOf } from './plan.ts'
import type { PreviewProps } from './preview.tsx'
import { pagesOf } from './printer.ts'
import { useWords } from './words.ts'

/** They stand until those of the next sheet are laid out. */
interface LaidOut {
  readonly pages: readonly PagePicture[]
  readonly numbers: ReadonlyMap<string, number>
}

const numbersIn = ({ entries }: Worksheet): ReadonlyMap<string, number> =>
  new Map(entries.flatMap(({ problems }) => problems).map(({ id }, i) => [id, i + 1]))

/** The pages as they are printed. A problem is exchanged by a click on it. */
export function PreviewPages({ plan, worksheet, exchange }: PreviewProps) {
  const words = useWords()
  const [laidOut, setLaidOut] = useState<LaidOut | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const layout = layoutOf(worksheet, plan)

  useEffect(() => {
    let isLatest = true
    pagesOf(worksheet, layout, () => isLatest).then(
      pages => {
        if (!isLatest || pages === null) return
        setLaidOut({ pages, numbers: numbersIn(worksheet) })
        setFailure(null)
      },
      (error: unknown) => isLatest && setFailure(error instanceof Error ? error.message : String(error)),
    )
    return () => {
      isLatest = false
    }
  }, [worksheet, ...Object.values(layout)])

  if (failure !== null) return <p role="alert">{words.failed(failure)}</p>
  if (laidOut === null) return <p>{words.making}</p>
  return (
    <>
      {laidOut.pages.map((page, i) => (
        <div key={i} class="page">
          <div dangerouslySetInnerHTML={{ __html: page.svg }} />
          {page.problems.map(problem => {
            const number = laidOut.numbers.get(problem.id)
            return number === undefined ? null : (
              <button
                key={number}
                type="button"
                class="exchange"
                title={words.another}
                aria-label={words.exchange(number)}
                style={placed(problem, page)}
                onClick={() => exchange(number)}
              >
                ↻
              </button>
            )
          })}
        </div>
      ))}
    </>
  )
}

const share = (part: number, whole: number) => `${(100 * part) / whole}%`

const placed = ({ x, y, width, height }: PlacedProblem, page: PagePicture) => ({
  left: share(x, page.width),
  top: share(y, page.height),
  width: share(width, page.width),
  height: share(height, page.height),
})
