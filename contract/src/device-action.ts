import Type from 'typebox';
import { Uid } from './schemas.ts';

/** Names one action of a device: sent again with the same id, it is not done twice. */
export const deviceAction = {
  action_id: Type.Optional(Uid),
  at: Type.Optional(Type.String({ format: 'date-time', description: "by the device's clock" })),
  member_uid: Type.Optional(
    Type.String({ ...Uid, description: 'who did it; in the session of anyone else it is refused' }),
  ),
};
