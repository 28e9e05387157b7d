export const levels = {
  easy: { told: [3, 20], regroupings: [0, 1] },
  medium: { told: [12, 60], regroupings: [1] },
  hard: { told: [12, 60], regroupings: [1] },
} as const
