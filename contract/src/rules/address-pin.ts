type Pinnable = { latitude: number | null; longitude: number | null; is_pinned: boolean };

/** The pin that the customer put on a saved address; undefined where its position is that of the text. */
export const addressPin = ({ latitude, longitude, is_pinned }: Pinnable) =>
  is_pinned && latitude !== null && longitude !== null ? { latitude, longitude } : undefined;
