type Pinnable = { latitude: number | null; longitude: number | null; is_pinned: boolean };

/** The map pin that the customer set on a saved address; undefined where the position was derived from the text. */
export const addressPin = ({ latitude, longitude, is_pinned }: Pinnable) =>
  is_pinned && latitude !== null && longitude !== null ? { latitude, longitude } : undefined;
