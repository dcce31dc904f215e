import Type from 'typebox';
import { Uid } from './schemas.ts';

/** Identifies one action of a device: a request that repeats an id is not executed a second time. */
export const deviceAction = {
  action_id: Type.Optional(Uid),
  at: Type.Optional(Type.String({ format: 'date-time', description: "by the device's clock" })),
  member_uid: Type.Optional(
    Type.String({ ...Uid, description: 'who did it; in the session of anyone else it is refused' }),
  ),
};
