const MINUTES = 12 * 60

/** 7:35 + 30 min = 8:05: the time that an amount of time leads to; null where it does not. */
export function timeAfter(text: string): string | null {
  const [, hour, minute, sign, hours = '0', minutes = '0', end, at] =
    /^(\d{1,2}):(\d{2}) ?([-+−]) ?(?:(\d{1,2}) ?(?:h|hr|hrs|hours?|horas?),? ?(?:and |y )?)?(?:(\d{1,3}) ?(?:m|min|mins|minutes?|minutos?)?)? ?= ?(\d{1,2}:(\d{2}))$/.exec(
      text.trim(),
    ) ?? []
  if (hour === undefined || end === undefined) return null
  const start = Number(hour) * 60 + Number(minute)
  const amount = (Number(hours) * 60 + Number(minutes)) * (sign === '+' ? 1 : -1)
  const reached = Number.parseInt(end, 10) * 60 + Number(at)
  return (start + amount - reached) % MINUTES === 0 ? end : null
}
