import { FONT_SIZES, PAPERS, type Plan, WORKSPACES } from './plan.ts'

interface Props {
  readonly plan: Plan
  readonly change: (part: Partial<Plan>) => void
}

interface SelectProps<T extends string | number> {
  readonly label: string
  readonly value: T
  readonly options: readonly (readonly [value: T, said: string])[]
  readonly onSelect: (value: T) => void
}

function Select<T extends string | number>({ label, value, options, onSelect }: SelectProps<T>) {
  return (
    <label>
      {label}
      <select
        value={value}
        onChange={event => {
          const chosen = options.find(([option]) => String(option) === event.currentTarget.value)
          if (chosen) onSelect(chosen[0])
        }}
      >
        {options.map(([option, said]) => (
          <option key={option} value={option}>
            {said}
          </option>
        ))}
      </select>
    </label>
  )
}

const same = <T extends string>(values: readonly T[]) => values.map(value => [value, value] as const)

export function Settings({ plan, change }: Props) {
  return (
    <section aria-labelledby="settings">
      <h2 id="settings">Sheet</h2>
      <div class="fields">
        <label>
          Title
          <input maxLength={200} value={plan.title} onInput={event => change({ title: event.currentTarget.value })} />
        </label>
        <Select
          label="Language"
          value={plan.locale}
          options={[
            ['en', 'English'],
            ['es', 'Español'],
          ]}
          onSelect={locale => change({ locale })}
        />
        <label>
          Seed
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
          label="Columns"
          value={plan.columns}
          options={[
            [1, 'one'],
            [2, 'two'],
          ]}
          onSelect={columns => change({ columns })}
        />
        <Select
          label="Room to work"
          value={plan.workspace}
          options={same(WORKSPACES)}
          onSelect={workspace => change({ workspace })}
        />
        <Select
          label="Letters"
          value={plan.fontSize}
          options={same(FONT_SIZES)}
          onSelect={fontSize => change({ fontSize })}
        />
        <Select label="Paper" value={plan.paper} options={same(PAPERS)} onSelect={paper => change({ paper })} />
        <label class="check">
          <input
            type="checkbox"
            checked={plan.answers}
            onChange={event => change({ answers: event.currentTarget.checked })}
          />
          Answer key
        </label>
      </div>
      <button
        type="button"
        onClick={() => change({ seed: plan.seed + 1, rows: plan.rows.map(row => ({ ...row, replace: [] })) })}
      >
        New problems
      </button>
    </section>
  )
}
