interface Props<Value extends string | number> {
  readonly label: string
  readonly value: Value
  readonly options: readonly (readonly [value: Value, said: string])[]
  readonly onSelect: (value: Value) => void
}

/** One of a few values, each with the word for it. */
export function Select<Value extends string | number>({ label, value, options, onSelect }: Props<Value>) {
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
