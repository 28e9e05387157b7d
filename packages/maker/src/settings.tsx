import { FONT_SIZES } from '@worksheet/core/show'
import { COLUMNS, PAPERS, type Plan, WORKSPACES } from './plan.ts'
import { Select } from './select.tsx'
import { LANGUAGES, useWords } from './words.ts'

interface Props {
  readonly plan: Plan
  readonly change: (part: Partial<Plan>) => void
}

const said = <Value extends string | number>(values: readonly Value[], words: Readonly<Record<Value, string>>) =>
  values.map(value => [value, words[value]] as const)

export function Settings({ plan, change }: Props) {
  const words = useWords()
  return (
    <section aria-labelledby="settings">
      <h2 id="settings" tabIndex={-1}>
        {words.sheet}
      </h2>
      <label>
        {words.title}
        <input maxLength={200} value={plan.title} onInput={event => change({ title: event.currentTarget.value })} />
      </label>
      <div class="fields">
        <Select
          label={words.language}
          value={plan.locale}
          options={LANGUAGES}
          onSelect={locale => change({ locale })}
        />
        <label>
          {words.seed}
          <input
            type="number"
            step={1}
            value={plan.seed}
            onInput={event => {
              const seed = event.currentTarget.valueAsNumber
              if (Number.isSafeInteger(seed)) change({ seed })
            }}
          />
        </label>
        <Select
          label={words.columns}
          value={plan.columns}
          options={said(COLUMNS, words.columnCounts)}
          onSelect={columns => change({ columns })}
        />
        <Select
          label={words.workspace}
          value={plan.workspace}
          options={said(WORKSPACES, words.workspaces)}
          onSelect={workspace => change({ workspace })}
        />
        <Select
          label={words.fontSize}
          value={plan.fontSize}
          options={said(FONT_SIZES, words.fontSizes)}
          onSelect={fontSize => change({ fontSize })}
        />
        <Select
          label={words.paper}
          value={plan.paper}
          options={said(PAPERS, words.papers)}
          onSelect={paper => change({ paper })}
        />
      </div>
      <Check label={words.answers} value={plan.answers} onChange={answers => change({ answers })} />
      <Check label={words.solutions} value={plan.solutions} onChange={solutions => change({ solutions })} />
      <button
        type="button"
        onClick={() => change({ seed: plan.seed + 1, rows: plan.rows.map(row => ({ ...row, replace: [] })) })}
      >
        {words.newProblems}
      </button>
    </section>
  )
}

interface CheckProps {
  readonly label: string
  readonly value: boolean
  readonly onChange: (value: boolean) => void
}

function Check({ label, value, onChange }: CheckProps) {
  return (
    <label class="check">
      <input type="checkbox" checked={value} onChange={event => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  )
}
