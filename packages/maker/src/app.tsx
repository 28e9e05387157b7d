import { checkRequest, loadTopics, type Worksheet, WorksheetError, worksheetOf } from '@worksheet/core'
import { useEffect, useState } from 'preact/hooks'
import { Entries } from './entries.tsx'
import { Outputs } from './outputs.tsx'
import { Picker } from './picker.tsx'
import { EMPTY, exchanged, linkOf, type Plan, planOf, requestOf } from './plan.ts'
import { Preview } from './preview.tsx'
import { Settings } from './settings.tsx'

type Made = { readonly worksheet: Worksheet | null; readonly problem: string | null }

const START: Made = { worksheet: null, problem: null }

export function App() {
  const [plan, setPlan] = useState<Plan>(() => planOf(location.hash.slice(1)) ?? EMPTY)
  const [made, setMade] = useState<Made>(START)

  // The address holds the sheet at any moment, so that it can be kept and sent.
  useEffect(() => history.replaceState(null, '', plan === EMPTY ? location.pathname : `#${linkOf(plan)}`), [plan])
  useEffect(() => {
    const follow = () => setPlan(planOf(location.hash.slice(1)) ?? EMPTY)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  useEffect(() => {
    let isLatest = true
    void make(plan).then(result => isLatest && setMade(result))
    return () => {
      isLatest = false
    }
  }, [plan.rows, plan.locale, plan.seed])

  const exchange = (number: number) => setPlan(old => ({ ...old, rows: exchanged(old.rows, number) }))
  const change = (part: Partial<Plan>) => setPlan(old => ({ ...old, ...part }))
  return (
    <>
      <header>
        <h1>Worksheet maker</h1>
        <p>Choose topics, look at the sheet, take it as PDF, LaTeX, HTML or JSON. All of it happens in your browser.</p>
      </header>
      <main>
        <div class="controls">
          <Picker plan={plan} change={change} />
          <Entries plan={plan} change={change} />
          <Settings plan={plan} change={change} />
          <Outputs plan={plan} worksheet={made.worksheet} />
        </div>
        <Preview plan={plan} {...made} exchange={exchange} />
      </main>
    </>
  )
}

async function make(plan: Plan): Promise<Made> {
  if (plan.rows.length === 0) return START
  const request = requestOf(plan)
  try {
    await loadTopics(request)
    return { worksheet: worksheetOf(checkRequest(request)), problem: null }
  } catch (error) {
    if (error instanceof WorksheetError) return { worksheet: null, problem: error.message }
    return { worksheet: null, problem: `A part of the maker could not be loaded. Are you online? (${String(error)})` }
  }
}
