import { checkRequest, type Locale, loadTopics, type Worksheet, WorksheetError, worksheetOf } from '@worksheet/core'
import { useEffect, useState } from 'preact/hooks'
import { Entries } from './entries.tsx'
import { Outputs } from './outputs.tsx'
import { Picker } from './picker.tsx'
import { EMPTY, exchanged, linkOf, type Plan, planOf, requestOf } from './plan.ts'
import { Preview } from './preview.tsx'
import { Select } from './select.tsx'
import { Settings } from './settings.tsx'
import { LANGUAGES, LanguageProvider, rememberedLanguage, rememberLanguage, type Words, wordsIn } from './words.ts'

export interface Made {
  readonly worksheet: Worksheet | null
  /** What went wrong, in the words of the page. */
  readonly problem: ((words: Words) => string) | null
}

const START: Made = { worksheet: null, problem: null }

/** The sheet of the address, or an empty one in the language of the page. */
const planAt = (address: string, locale: Locale): Plan => planOf(address.slice(1)) ?? { ...EMPTY, locale }

export function App() {
  const [language, setLanguage] = useState<Locale>(rememberedLanguage)
  const [plan, setPlan] = useState<Plan>(() => planAt(location.hash, language))
  const [made, setMade] = useState<Made>(START)
  const words = wordsIn[language]

  // The address holds the sheet at any moment, so that it can be kept and sent.
  useEffect(() => {
    const isEmpty = plan.rows.length === 0 && plan.title === ''
    history.replaceState(null, '', isEmpty ? location.pathname : `#${linkOf(plan)}`)
  }, [plan])
  useEffect(() => {
    const follow = () => setPlan(planAt(location.hash, rememberedLanguage()))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  useEffect(() => {
    document.documentElement.lang = language
    document.title = words.name
  }, [language])
  useEffect(() => {
    let isLatest = true
    void make(plan).then(result => isLatest && setMade(result))
    return () => {
      isLatest = false
    }
  }, [plan.rows, plan.locale, plan.seed, plan.solutions])

  const exchange = (number: number) => setPlan(old => ({ ...old, rows: exchanged(old.rows, number) }))
  const change = (part: Partial<Plan>) => setPlan(old => ({ ...old, ...part }))
  const choose = (chosen: Locale) => {
    rememberLanguage(chosen)
    setLanguage(chosen)
  }
  return (
    <LanguageProvider value={language}>
      <header>
        <div>
          <h1>{words.name}</h1>
          <p>{words.about}</p>
        </div>
        <Select label={words.pageLanguage} value={language} options={LANGUAGES} onSelect={choose} />
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
    </LanguageProvider>
  )
}

async function make(plan: Plan): Promise<Made> {
  if (plan.rows.length === 0) return START
  const request = requestOf(plan)
  try {
    await loadTopics(request)
    return { worksheet: worksheetOf(checkRequest(request), { solutions: plan.solutions }), problem: null }
  } catch (error) {
    if (error instanceof WorksheetError) return { worksheet: null, problem: () => error.message }
    return { worksheet: null, problem: words => words.notLoaded(String(error)) }
  }
}
