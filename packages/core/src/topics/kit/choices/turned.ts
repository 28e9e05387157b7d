/**
 * The items in the same order, begun at another place. The forms of a sheet take their turns in step: of one list, two
 * forms would take the same number or thing side by side.
 */
export const turned = <T>(items: readonly T[], by: number): readonly T[] => [...items.slice(by), ...items.slice(0, by)]
