/** Each value as often as it was counted, in the order of the counts. Plots draw one for every try: nothing but the list is made. */
export function repeated<Value>(counts: readonly number[], valueAt: (place: number) => Value): readonly Value[] {
  const values: Value[] = []
  for (const [place, many] of counts.entries()) {
    const value = valueAt(place)
    for (let i = 0; i < many; i++) values.push(value)
  }
  return values
}
